import { keep, kept } from '../frame/kept.client.ts';

const KEY = 'statdays-code';
const boxes = document.querySelectorAll<HTMLInputElement>('.code-choice input');

/** Shows the chosen language or tool in every example. */
function choose(tool: string | undefined): void {
  for (const box of boxes) if (box.value === tool) box.checked = true;
}

for (const box of boxes) {
  box.addEventListener('change', () => {
    keep(KEY, box.value);
    choose(box.value);
  });
}
choose(kept(KEY));
