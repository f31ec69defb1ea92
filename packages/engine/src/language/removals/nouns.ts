/** What is taken off, by the noun it is called. */
import type { RemovalKind } from './removal.ts'

interface Noun {
  kind: RemovalKind
  pattern: string
}

const CUT_NOUN =
  '(?:cut out|cutout|cut|notch|groove|channel|trough|recess|opening|saddle|cradle|scallop|relief|arch|profile|shape|bite|slot)(?:e?s)?'

/** What it is called; the shape before the deed. */
export const NOUNS: readonly Noun[] = [
  {
    kind: 'half',
    pattern: `(?:half circles?|half round|half circular|semi ?circles?|semi ?circular|half cylinders?|half cylindrical|half moon)(?: (?:shaped )?${CUT_NOUN})?`,
  },
  {
    kind: 'quarter',
    pattern: `(?:quarter circles?|quarter round|quarter circular|quarter cylinders?)(?: ${CUT_NOUN})?`,
  },
  {
    kind: 'stairs',
    pattern: '(?:(?:equal|identical|even|stair|equal stair|same size) )*(?:steps|stairs)',
  },
  { kind: 'flat', pattern: 'flats?(?: (?:surfaces?|faces?|spots?|cuts?|areas?))?' },
  { kind: 'step', pattern: '(?:(?:square|rectangular) )?(?:step|rabbet|rebate|shoulder|ledge|strip)s?' },
  {
    kind: 'notch',
    pattern:
      '(?:(?:rectangular|square|small|simple|plain|cable) )*(?:notch(?:es)?|cut ?outs?|pockets?|recess(?:es)?|rectangles?|squares?|bites?|chunks?|pieces?)',
  },
]
