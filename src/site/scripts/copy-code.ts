const WAIT = 2000;

/** Puts a copy button on every block of code. Without JavaScript, or without a clipboard, there is none. */
function addCopyButton(block: HTMLPreElement, labels: { copy: string; copied: string }): void {
  const frame = document.createElement('div');
  frame.className = 'code-frame';
  block.replaceWith(frame);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-button';
  button.textContent = labels.copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = labels.copied;
    setTimeout(() => {
      button.textContent = labels.copy;
    }, WAIT);
  });
  frame.append(block, button);
}

const { copy = '', copied = '' } = document.getElementById('copy-labels')?.dataset ?? {};
if ('clipboard' in navigator) {
  for (const block of document.querySelectorAll<HTMLPreElement>(
    '.sl-markdown-content pre:not(.console-result pre)',
  ))
    addCopyButton(block, { copy, copied });
}
