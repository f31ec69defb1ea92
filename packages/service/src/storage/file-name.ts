/** What a downloaded file is called. */

const LONGEST_NAME = 80
const NAMELESS = 'part'

/** Letters and signs that no decomposition brings to ASCII. */
const SPELLINGS: Record<string, string> = {
  '×': 'x',
  '⌀': 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '°': 'deg',
  µ: 'u',
  μ: 'u',
}

/** Names that Windows keeps for devices, whatever the extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** A file name that every system takes: `Plate 60 × 40 × 8 mm` as STEP becomes `plate-60x40x8-mm.step`. */
export function fileNameFor(projectName: string, extension: string): string {
  if (!/^[a-z0-9]{1,10}$/.test(extension)) throw new Error(`"${extension}" is no file extension`)
  const words = toAscii(projectName.toLowerCase().replace(/ø(?=\s*\d)/g, '⌀'))
    .replace(/['’]/g, '')
    // Sizes stay together (60x40x8), and so do decimals (2.5); every other sign separates words.
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, 'x')
    .replace(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, '-')
  const name = trim(trim(words.replace(/-+/g, '-')).slice(0, LONGEST_NAME - extension.length - 1))
  if (name === '') return `${NAMELESS}.${extension}`
  return DEVICE.test(name) ? `${NAMELESS}-${name}.${extension}` : `${name}.${extension}`
}

const trim = (text: string) => text.replace(/^[-.]+|[-.]+$/g, '')

const toAscii = (text: string) =>
  text
    // A fraction begins a new word: 3½ is not 31/2.
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .replace(/[^\0-\x7f]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')

/**
 * RFC 6266: plain ASCII, and where that does not say it all, the whole name in the form of RFC 8187 too. Whatever the
 * name holds, the value is one line of ASCII with one pair of quotes, so it can add no header and no parameter.
 */
export function contentDisposition(fileName: string): string {
  // Clients drop or misread control characters and path separators (RFC 6266, 4.3).
  const name = fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}\u2028\u2029/\\]/gu, '_') || NAMELESS
  // A percent sign in the plain form is decoded by some clients and not by others (RFC 6266, appendix D).
  // Wide forms of these signs become the plain ones only now.
  const plain = toAscii(name).replace(/[^\x20-\x7e]|["%/\\]/g, '_') || NAMELESS
  const value = `attachment; filename="${plain}"`
  return plain === name ? value : `${value}; filename*=UTF-8''${encodeExtended(name)}`
}

/** RFC 8187, 3.2.1: `encodeURIComponent` leaves four characters that are no attr-char. */
const encodeExtended = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
