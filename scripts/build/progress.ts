const LINES = 10;

/** Says on standard error, some ten times in all, how many steps are done; to be called after each. */
export function createProgress(label: string, total: number): () => void {
  const every = Math.ceil(total / LINES);
  let done = 0;
  return () => {
    done += 1;
    if (done % every === 0 || done === total) console.error(`${label} ${done} of ${total}`);
  };
}
