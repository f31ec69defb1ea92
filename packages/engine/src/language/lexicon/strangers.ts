/**
 * Names of things that are not made here, of which each word by itself means something else: a bevel gear is no gear with
 * a bevel. And true words that lie one letter from a known one: a pistol is no mistyped piston. Both are refused by name.
 */
import type { Vocabulary } from './entry.ts'

export const strangers: Vocabulary = {
  category: 'stranger',
  lines: [
    [
      'of other words',
      'bevel gear|beveled gear|bevelled gear|bevel pinion|bevel gear pair|bevel gear set|straight bevel gear|spiral bevel gear|bevel wheel|mitre gear|miter gear|pipe union|union fitting|union nut|cylinder head|beam bridge|ring stand|ring box|cone clutch|differential gear|differential gear box|differential gearbox|square bracket key|adjustable wrench|adjustable spanner|pipe wrench|bar clamp|beam clamp|toggle clamp',
    ],
    [
      'one letter away',
      'cutter|scanner|pistol|battle|breaker|plaster|mullet|carter|hummer|hamper|sprint|beating|tablet|packet|picket|string|planet',
    ],
  ],
}
