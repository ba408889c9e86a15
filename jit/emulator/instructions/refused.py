"""Instructions of whole chapters that the emulator does not execute; refused forms of others stand beside those."""

from __future__ import annotations

from ..ptx.opcodes import TYPE, refuse

refuse("istypep", isa="9.7.10.6", counts=TYPE)
refuse("tex", "tld4", "txq", isa="9.7.10", counts=TYPE)
refuse("suld", "suq", isa="9.7.11", counts=TYPE)
refuse("sust", "sured", isa="9.7.11", counts=TYPE, results=())
