/**
 * "The post gets a rounded top. Add a half cylinder of 12 mm radius on top of it": what the next sentence makes, told first by
 * how it looks. Without such a sentence a rounded top is an order of its own.
 */
import { where } from '../text/heard.ts'
import { spoken } from '../text/spoken.ts'

const ANNOUNCED =
  /^(?:(?:now|then|next|,) )*(?:the|its|this|each)(?: [a-z]+){1,3} (?:gets|has|receives|is given|should have|will have|ends in|is finished with) a (?:(?:fully|nicely|smoothly) )?(?:rounded|round|semicircular|half round|domed|curved|arched|pointed|conical|spherical) (?:top|end|tip|cap|head)$/u
const MADE =
  /^(?:(?:now|then|next|to do (?:so|this|that)|for (?:this|that)|so|,) )*(?:add|put|place|make|create|build|set|join|attach) (?:a|an) (?:[a-z]+ )*?(?:half cylinder|half round|half disc|half disk|semicylinder|semi cylinder|semicircle|cylinder|hemisphere|half sphere|half ball|dome|cone)(?: .*)? (?:on top|to the top|onto|on the top|at the top|on it|above)(?: |$)/u

export const withoutAnnouncedTops = where(
  [' top | end | tip | cap | head ', 'half |semi|cylinder|hemisphere|dome|cone'],
  (sentences) =>
    sentences.filter((items, at) => {
      const next = sentences[at + 1]
      return !next || !ANNOUNCED.test(spoken(items).text) || !MADE.test(spoken(next).text)
    }),
)
