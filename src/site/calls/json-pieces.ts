/** A piece of JSON text, and its kind if it is coloured. */
export interface JsonPiece {
  readonly text: string;
  readonly kind?: 'key' | 'string' | 'constant';
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Splits JSON text (RFC 8259) into pieces to colour; joined, they give the text back. */
export function jsonPieces(json: string): readonly JsonPiece[] {
  const pieces: JsonPiece[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    if (match.index > end) pieces.push({ text: json.slice(end, match.index) });
    const [text, string, colon] = match;
    if (string === undefined) pieces.push({ text, kind: 'constant' });
    else pieces.push({ text: string, kind: colon === undefined ? 'string' : 'key' }, { text: colon ?? '' });
    end = match.index + text.length;
  }
  return [...pieces, { text: json.slice(end) }].filter(({ text }) => text !== '');
}
