/** Words that stand on the part: the text "ANNA", a label that reads 'Rev B'. Other quotation marks mean nothing. */

/** What is written, or the deed of writing it, right before it. */
const BEFORE =
  /\b(?:text|words?|names?|letters?|lettering|labels?|labell?ed|inscription|initials|numbers?|message|reads?|reading|says?|saying|spelling|written|monogram|engraved|engraving|engrave|embossed|emboss|debossed|stamped|etched|carved|inscribed|raised)(?: with| of| is| by| [\d.]+ ?(?:mm|cm|in|inch)(?: deep| high)?| the| as| a| text| word| words| letters?| name| initials| number| that says| that reads)* *:? *$/u

/** Or right behind it. */
const AFTER =
  /^ *(?:(?:is|are|being) )?(?:text|lettering|engraved|engraving|embossed|debossed|raised|etched|carved|stamped|inscribed|written|in (?:\p{L}+ ){0,2}(?:letters|lettering|capitals|relief))\b/u

const LONGEST = 60
const LONGEST_LEAD = 80

/** Where the writing ends that begins with a quotation mark here. */
export function quotedEnd(text: string, at: number): number | undefined {
  const mark = text[at]
  if (mark !== '"' && mark !== "'") return undefined
  const close = text.indexOf(mark, at + 1)
  if (close <= at + 1 || close - at > LONGEST || text.slice(at, close).includes('\n')) return undefined
  const told =
    BEFORE.test(text.slice(Math.max(0, at - LONGEST_LEAD), at)) ||
    AFTER.test(text.slice(close + 1, close + LONGEST_LEAD))
  return told ? close + 1 : undefined
}

/** "the name ANNA": in capitals, it needs no marks. */
export const UNMARKED =
  /(?<=\b(?:text|name|initials|lettering|inscription|words?|letters|engraved with|embossed with|saying|reading)\s+)[A-Z][A-Z0-9]+(?:\s+[A-Z0-9]{2,})*(?![\p{L}\d])/gu
