/** Text inside XML: names come from prompts, so nothing in them may end an attribute or begin an element. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Everything XML 1.0 does not allow in a document, escaped or not (production 2, Char). */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '\ufffd')
    .replace(/[&<>"']/g, (c) => ENTITIES[c] as string)
