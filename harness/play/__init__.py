"""The playground: a local page with an editor that checks what you type on the emulator (``docs/play.md``)."""
