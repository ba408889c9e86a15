// What has to happen in the browser: the line under the cursor, marks that belong together, and keys.
{
  const connect = window.io; // the framework loads a page anew that is not connected in time, 20 s where nothing is said
  window.io = (url, options) => connect(url, { ...options, timeout: 60000 });
}
window.wy = {
  id: 0, // of the editor's element
  editor() {
    return window.wy.id ? getElement(window.wy.id)?.editor : null;
  },
  async begin(id, tab, home) {
    window.wy.id = id;
    while (!window.wy.editor()) await new Promise((done) => setTimeout(done, 50));
    const content = window.wy.editor().contentDOM;
    content.setAttribute("aria-label", "source");
    content.setAttribute("tabindex", "0");
    document.querySelectorAll(".q-loading-bar").forEach((one) => one.setAttribute("aria-label", "loading"));
    const held = JSON.parse(sessionStorage.wy ?? "{}");
    const draft = held.home === home && held.hash === location.hash && held.shown ? { ...held } : null;
    window.wy.held = { texts: {}, ...draft, tab: held.tab ?? tab, home };
    setInterval(window.wy.save, 1000);
    addEventListener("pagehide", window.wy.save);
    window.socket.on("connect", () => window.wy.resend());
    return {
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
      narrow: innerWidth < 600,
      shared: location.hash.startsWith("#play=") ? location.hash.slice(1) : "",
      tab: window.wy.held.tab,
      draft,
    };
  },
  save() {
    // What the editor holds, and held of other files, for when the page is loaded again.
    const { shown, start } = getHtmlElement(window.wy.id)?.dataset ?? {};
    const held = window.wy.held, editor = window.wy.editor();
    if (!shown || !editor) return;
    if (held.start !== start) held.texts = {};
    held.texts[shown] = editor.state.doc.toString();
    sessionStorage.wy = JSON.stringify(Object.assign(held, { hash: location.hash, shown, start }));
  },
  resend() {
    // What was typed while the connection was cut may be lost: the whole text goes as one change.
    const inserted = [window.wy.editor().state.doc.toString().split("\n")];
    getElement(window.wy.id).$emit("update:value", { sections: [0, 1], inserted });
  },
  async link(fragment) {
    // Says whether the link is in the clipboard too.
    location.replace(fragment);
    return (await navigator.clipboard?.writeText(location.href).then(() => true, () => false)) ?? false;
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
