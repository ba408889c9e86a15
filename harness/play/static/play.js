// What has to happen in the browser: the line under the cursor, marks that belong together, and keys.
window.wy = {
  id: 0, // of the editor's element
  editor() {
    return window.wy.id ? getElement(window.wy.id)?.editor : null;
  },
  async begin(id) {
    window.wy.id = id;
    for (let i = 0; i < 100 && !window.wy.editor(); ++i) await new Promise((done) => setTimeout(done, 50));
    const content = window.wy.editor()?.contentDOM;
    content?.setAttribute("aria-label", "source");
    content?.setAttribute("tabindex", "0");
    document.querySelectorAll(".q-loading-bar").forEach((one) => one.setAttribute("aria-label", "loading"));
    const shared = location.hash.startsWith("#play=") ? location.hash.slice(1) : "";
    return { dark: matchMedia("(prefers-color-scheme: dark)").matches, narrow: innerWidth < 600, shared };
  },
  cursor() {
    const editor = window.wy.editor();
    if (!editor) return;
    const line = editor.state.doc.lineAt(editor.state.selection.main.head).number;
    window.wy.light(`.ins[data-line="${line}"]`, ".ins");
  },
  light(chosen, among) {
    document.querySelectorAll(`${among}.lit`).forEach((one) => one.classList.remove("lit"));
    const seen = new Set();
    document.querySelectorAll(chosen).forEach((one) => {
      one.classList.add("lit");
      const box = one.closest(".code");
      if (box && !seen.has(box)) {
        seen.add(box);
        box.scrollTop = one.offsetTop - box.offsetTop - box.clientHeight / 2;
      }
    });
  },
  go(number) {
    const editor = window.wy.editor();
    if (!editor || number < 1 || number > editor.state.doc.lines) return;
    const line = editor.state.doc.line(number);
    editor.dispatch({ selection: { anchor: line.from }, scrollIntoView: true });
    editor.focus();
    window.wy.cursor();
  },
};
document.addEventListener("click", (event) => {
  if (event.target.closest(".cm-editor")) return window.wy.cursor();
  const place = event.target.closest("[data-line]");
  if (!place) return;
  if (place.dataset.file) emitEvent("wy_place", { file: place.dataset.file, line: Number(place.dataset.line) });
  else window.wy.go(Number(place.dataset.line));
});
document.addEventListener("keyup", (event) => event.target.closest?.(".cm-editor") && window.wy.cursor());
document.addEventListener("keydown", (event) => {
  if (event.altKey && /^[1-9]$/.test(event.key)) {
    event.preventDefault();
    document.querySelectorAll(".wy-tabs [role=tab]")[Number(event.key) - 1]?.click();
  }
});
document.addEventListener("mouseover", (event) => {
  const unit = event.target.closest("[data-u]");
  if (unit) window.wy.light(`[data-u="${unit.dataset.u}"]`, "[data-u]");
});
