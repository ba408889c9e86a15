// What has to happen in the browser: the line under the cursor, marks that belong together, and keys.
{
  const connect = window.io; // the framework loads a page anew that is not connected in time, 20 s where nothing is said
  window.io = (url, options) => connect(url, { ...options, timeout: 60000 });
}
const wy = {
  id: 0, // of the editor's element
  held: { texts: {} }, // what the editor holds, and held of other files, for when the page is loaded again
  editor: () => (wy.id ? getElement(wy.id)?.editor : null),
  async begin(id, tab, home) {
    wy.id = id;
    while (!wy.editor()) await new Promise((done) => setTimeout(done, 50));
    const content = wy.editor().contentDOM;
    content.setAttribute("aria-label", "source");
    content.setAttribute("tabindex", "0");
    document.querySelectorAll(".q-loading-bar").forEach((one) => one.setAttribute("aria-label", "loading"));
    const held = JSON.parse(sessionStorage.wy ?? "{}");
    const draft = held.home === home && held.hash === location.hash && held.shown ? { ...held } : null;
    Object.assign(wy.held, draft, { tab: held.tab ?? tab, home });
    setInterval(wy.save, 1000);
    addEventListener("pagehide", wy.save);
    window.socket.on("connect", () => wy.resend());
    return {
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
      narrow: innerWidth < 600,
      shared: location.hash.startsWith("#play=") ? location.hash.slice(1) : "",
      tab: wy.held.tab,
      draft,
    };
  },
  save() {
    const { shown, start } = getHtmlElement(wy.id)?.dataset ?? {};
    if (!shown || !wy.editor()) return;
    if (wy.held.start !== start) wy.held.texts = {};
    wy.held.texts[shown] = wy.editor().state.doc.toString();
    sessionStorage.wy = JSON.stringify(Object.assign(wy.held, { hash: location.hash, shown, start }));
  },
  resend() {
    // What was typed while the connection was cut may be lost: the whole text goes as one change.
    const inserted = [wy.editor().state.doc.toString().split("\n")];
    getElement(wy.id).$emit("update:value", { sections: [0, 1], inserted });
  },
  async link(fragment) {
    // Says whether the link is in the clipboard too.
    location.replace(fragment);
    return (await navigator.clipboard?.writeText(location.href).then(() => true, () => false)) ?? false;
  },
  cursor() {
    const { doc, selection } = wy.editor().state;
    wy.light(`.ins[data-line="${doc.lineAt(selection.main.head).number}"]`, ".ins");
  },
  light(chosen, among) {
    document.querySelectorAll(`${among}.lit`).forEach((one) => one.classList.remove("lit"));
    document.querySelectorAll(chosen).forEach((one) => one.classList.add("lit"));
    document.querySelectorAll(`.code:has(> ${chosen})`).forEach((box) => {
      box.scrollTop = box.querySelector(".lit").offsetTop - box.offsetTop - box.clientHeight / 2;
    });
  },
  go(number) {
    const editor = wy.editor();
    if (!editor || number < 1 || number > editor.state.doc.lines) return;
    editor.dispatch({ selection: { anchor: editor.state.doc.line(number).from }, scrollIntoView: true });
    editor.focus();
    wy.cursor();
  },
};
document.addEventListener("click", (event) => {
  if (event.target.closest(".cm-editor")) return wy.cursor();
  const { line, file } = event.target.closest("[data-line]")?.dataset ?? {};
  if (file) emitEvent("wy_place", { file, line: Number(line) });
  else if (line) wy.go(Number(line));
});
document.addEventListener("keyup", (event) => event.target.closest?.(".cm-editor") && wy.cursor());
document.addEventListener("keydown", (event) => {
  if (!event.altKey || !/^[1-9]$/.test(event.key)) return;
  event.preventDefault();
  document.querySelectorAll(".wy-tabs [role=tab]")[Number(event.key) - 1]?.click();
});
document.addEventListener("mouseover", (event) => {
  const unit = event.target.closest("[data-u]")?.dataset.u;
  if (unit) wy.light(`[data-u="${unit}"]`, "[data-u]");
});
