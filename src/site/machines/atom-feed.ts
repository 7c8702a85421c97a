export interface FeedEntry {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Permanent name in the feed, even if the title changes. */
  readonly key: string;
  readonly title: string;
  readonly summary: string;
}

export interface Feed {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Permanent name among the service's feeds. */
  readonly key: string;
  readonly selfUrl: string;
  readonly pageUrl: string;
  /** YYYY-MM-DD, for a feed without entries. */
  readonly updated: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/**
 * An Atom feed (RFC 4287). Ids are tag URIs (RFC 4151) built from the entry itself, so neither a new address of the service nor
 * another entry changes them.
 */
export function atomFeed({ title, author, language, key, selfUrl, pageUrl, updated, entries }: Feed): string {
  const id = `tag:statdays,2026:${key}`;
  const items = entries.map((entry) => toItem(entry, `${id}/${entry.key}`, pageUrl));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(title)}</title>
<id>${escapeXml(id)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<updated>${entries[0]?.date ?? updated}T00:00:00Z</updated>
<author><name>${escapeXml(author)}</name></author>
${items.join('')}</feed>
`;
}

function toItem({ date, title, summary }: FeedEntry, id: string, pageUrl: string): string {
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(id)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<updated>${date}T00:00:00Z</updated>
<summary>${escapeXml(summary)}</summary>
</entry>
`;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
