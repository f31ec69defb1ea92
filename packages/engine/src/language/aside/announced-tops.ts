/**
 * "The post gets a rounded top. Add a half cylinder of 12 mm radius on top of it": what the next sentence makes, told first by
 * how it looks. Without such a sentence a rounded top is an order of its own.
 */
import { where } from '../text/heard.ts'
import { type Item, means } from '../text/items.ts'
import { asIdle, findSpoken, spoken } from '../text/spoken.ts'

const ANNOUNCED =
  /^(?:(?:now|then|next|,) )*(?:the|its|this|each)(?: [a-z]+){1,3} (?:gets|has|receives|is given|should have|will have|ends in|is finished with) a (?:(?:fully|nicely|smoothly) )?(?:rounded|round|semicircular|half round|domed|curved|arched|pointed|conical|spherical) (?:top|end|tip|cap|head)$/u
const MADE =
  /^(?:(?:now|then|next|to do (?:so|this|that)|for (?:this|that)|so|,) )*(?:add|put|place|make|create|build|set|join|attach) (?:a|an) (?:[a-z]+ )*?(?:half cylinder|half round|half disc|half disk|semicylinder|semi cylinder|semicircle|cylinder|hemisphere|half sphere|half ball|dome|cone)(?: .*)? (?:on top|to the top|onto|on the top|at the top|on it|above)(?: |$)/u

/** "This is a knob with a round top": in a title, of what a half ball, a ball or a cone makes further on. */
const TITLED =
  /(?<=^(?:this (?:part )?is|it's|it is|that's|here is|a|an|make|create|design|model) (?:(?!with)[^ ]+ )*)with (?:a|an) (?:(?:fully|nicely|smoothly) )?(?<shape>rounded|round|domed|curved|spherical|hemispherical|ball shaped|pointed|conical) (?:top|end|tip|cap|head|bottom|point)(?= ?[,.]|$)/u

const isMadeSo = (item: Item, shape: string): boolean =>
  /pointed|conical/u.test(shape)
    ? means(item, 'solid', 'cone', 'frustum')
    : means(item, 'solid', 'hemisphere', 'sphere')

function withoutTitledTop(sentences: Item[][]): Item[][] {
  const [title, ...others] = sentences
  const found = title && findSpoken(title, TITLED)
  const shape = found?.match.groups?.['shape'] ?? ''
  if (!title || !found || title.some(({ kind }) => kind === 'quantity')) return sentences
  if (!others.flat().some((item) => isMadeSo(item, shape))) return sentences
  return [asIdle(title, found, 'as it is told further on'), ...others]
}

export const withoutAnnouncedTops = where(
  [' top | end | tip | cap | head ', 'half |semi|cylinder|hemisphere|dome|cone'],
  (said) => {
    const sentences = withoutTitledTop(said)
    return sentences.filter((items, at) => {
      const next = sentences[at + 1]
      return !next || !ANNOUNCED.test(spoken(items).text) || !MADE.test(spoken(next).text)
    })
  },
)
