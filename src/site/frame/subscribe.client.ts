/** Makes the calendar sheet modal: Tab stays inside, and a click outside closes it. */
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
