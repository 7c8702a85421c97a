const WAIT = 2000;

/** Adds a copy button to each block of code, if the browser has a clipboard. */
function addCopyButton(frame: Element, labels: { copy: string; copied: string }): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-button';
  button.textContent = labels.copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(frame.querySelector('pre')?.textContent ?? '');
    button.textContent = labels.copied;
    setTimeout(() => {
      button.textContent = labels.copy;
    }, WAIT);
  });
  frame.querySelector('.code-bar')?.append(button);
}

const { copy = '', copied = '' } = document.getElementById('copy-labels')?.dataset ?? {};
if ('clipboard' in navigator) {
  for (const frame of document.querySelectorAll('.code-frame')) addCopyButton(frame, { copy, copied });
}
