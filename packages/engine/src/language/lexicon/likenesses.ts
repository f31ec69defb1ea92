/** Words that tell a size by another one. */
import type { Vocabulary } from './entry.ts'

export const likenesses: Vocabulary = {
  category: 'likeness',
  lines: [
    [
      'equal',
      'equal to|equals|equal|the same as|same as|match|matches|calculated as|calculated by|computed as|given by|identical to',
    ],
    ['same', 'same'],
    ['half', 'half|one half'],
    ['third', 'one third|third of'],
    ['quarter', 'quarter|one quarter|one fourth'],
    ['twice', 'twice|double|two times'],
    ['triple', 'triple|thrice|treble'],
    ['times', 'times|multiplied by'],
    ['divided by', 'divided by|over two'],
    ['difference', 'difference between|difference of'],
    ['subtracting', 'subtracting|by subtracting'],
    ['ratio', 'ratio|proportion'],
    ['than', 'than'],
    ['less', 'less|more|fewer'],
    ['making', 'making|which makes|so that|giving|meaning'],
  ],
}
