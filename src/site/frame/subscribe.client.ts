/** The sheet of calendars is modal: Tab stays in it, and a click beside it closes it. */
document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[popovertarget="subscribe"]');
  const sheet = document.querySelector<HTMLDialogElement>('dialog#subscribe');
  if (!sheet || !(button || target === sheet)) return;
  event.preventDefault();
  if (sheet.open) sheet.close();
  else sheet.showModal();
});
