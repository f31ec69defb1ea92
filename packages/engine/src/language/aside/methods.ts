/**
 * "You can create it by extruding the outer rectangle and then cutting a smaller one out of it, leaving the bottom in place":
 * one way to make what the other sentences tell. It holds no size and nothing but extruding, cutting and hollowing, of a
 * body whose walls and floor are told.
 */
import { where } from '../text/heard.ts'
import type { Item } from '../text/items.ts'
import { asIdle, findSpoken, spoken } from '../text/spoken.ts'

const MADE = '(?:creat|mak|do|build|model|achiev|obtain|produc|form|construct|accomplish|realis|realiz)'
const BY = new RegExp(
  `^(?:(?:you|we|one) (?:can|could|may|might)(?: also| simply| easily)? ${MADE}e? (?:it|this|that|the [a-z]+)|(?:this|it|that|the [a-z]+) (?:can|could|may|might)(?: also| simply| easily)? be (?:made|done|built|formed|modell?ed|${MADE}ed)) by `,
  'u',
)
/** Ways to hollow something out, and what they leave. */
const HOW =
  /^(?:(?:(?:first|then|and|by|it|a|an|the|its|this|that|of|from|in|into|inside|out|up|upwards?|downwards?|at|to|with|which|is|so|one|slightly|smaller|larger|outer|inner|second|first|centered|centred|concentric|rectangular|rectangle|square|circle|circular|cylinder|prism|shape|block|solid|box|sketch|profile|outline|top|bottom|floor|base|walls?|interior|cavity|pocket|hollow|place|intact|standing|extruding|extrude|cutting|cut|removing|remove|subtracting|subtract|hollowing|shelling|drawing|sketching|offsetting|inwards?|leaving|keeping|while|all|the way|material|,)(?: |$))+)$/u

const isMethod = (items: readonly Item[]): boolean => {
  const found = items.some(({ kind }) => kind === 'quantity') ? undefined : findSpoken(items, BY)
  return found !== undefined && HOW.test(spoken(items).text.slice(found.match[0].length))
}

const WALLED = /(?:^| )walls?(?: |$)/u
const FLOORED = /(?:^| )(?:bottom|floor|base)(?: |$)/u

export const withoutMethods = where([' by ', ' can | could | may | might '], (sentences) => {
  const told = sentences.filter((items) => !isMethod(items)).map((items) => spoken(items).text)
  if (![WALLED, FLOORED].every((pattern) => told.some((text) => pattern.test(text)))) return sentences
  return sentences.map((items) =>
    isMethod(items) ? asIdle(items, { from: 0, to: items.length - 1 }, 'one way to make it') : items,
  )
})
