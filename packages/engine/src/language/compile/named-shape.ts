/**
 * "A T shape made from two bars. The top bar is 80 x 20 x 10 mm and the stem is 20 x 60 x 10 mm": the name says how the bodies
 * lie to each other. Where nobody else does, one of them would be set on the other by rule, which makes no T.
 */
import { EngineError } from '../../errors.ts'
import { quote } from '../sizes/sizes.ts'
import type { Ledger } from './ledger.ts'

const LAID_OUT = /^“?(?:(?:a|an|this|is|it|simple|basic)\s)*(?:[tluhxyzefi]|cross|plus)[- ]shaped?\b/iu
const CHOSEN = /^The (?<body>.+) stands (?:on|under) the (?<other>.+), as no other side was named$/u

/** `said`: what the part is called, and what is passed over as a description of it. */
export function assertNoGuessedShape(said: readonly string[], { assumptions }: Ledger): void {
  const name = said.find((each) => LAID_OUT.test(each))
  const chosen = assumptions.map(({ says }) => CHOSEN.exec(says)?.groups).find((groups) => groups)
  if (name && chosen)
    throw new EngineError(
      'prompt_too_ambiguous',
      `I cannot tell how the ${chosen['body']} is joined to the ${chosen['other']} to make ${quote(name.replaceAll(/^“|”.*$/gu, ''))}. Say on which side it is, such as “on the front side, in the middle”.`,
    )
}
