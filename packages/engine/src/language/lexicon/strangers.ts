/**
 * Names of things that are not made here, of which each word by itself means something else: a pipe wrench is no wrench on
 * a pipe. And true words that lie one letter from a known one: a pistol is no mistyped piston. Both are refused by name.
 */
import type { Vocabulary } from './entry.ts'

export const strangers: Vocabulary = {
  category: 'stranger',
  lines: [
    [
      'of other words',
      'bevel gear pair|bevel gear set|spiral bevel gear|pipe union|union fitting|union nut|cylinder head|beam bridge|ring stand|ring box|cone clutch|differential gear|differential gear box|differential gearbox|square bracket key|adjustable wrench|adjustable spanner|pipe wrench|bar clamp|beam clamp|toggle clamp',
    ],
    [
      'one letter away',
      'cutter|scanner|pistol|battle|breaker|plaster|mullet|carter|hummer|hamper|sprint|beating|tablet|packet|picket|string|planet',
    ],
  ],
}
