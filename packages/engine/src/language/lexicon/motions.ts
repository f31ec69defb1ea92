/** Verbs that turn, shift or vouch for what is already there, and words that sum it up: they add nothing to the shape. */
import type { Vocabulary } from './entry.ts'

export const motions: Vocabulary = {
  category: 'motion',
  lines: [
    [
      'turn',
      'rotate|rotated|rotating|rotation|translate|translated|translating|translation|reorient|reoriented|orient|flip it|flipped|adjust|adjusted|adjusting|align|aligning|aligns|aligned|moved so that',
    ],
    [
      'assure',
      'ensure|ensures|ensured|ensuring|ensure that|ensuring that|make sure|make sure that|making sure|making sure that|be sure|note that|verify|confirm|maintaining|while maintaining|keeping|while keeping|symmetric about|symmetrical about|symmetric around|symmetrical around|symmetric across|symmetric with respect to|symmetrical with respect to',
    ],
    [
      'sum up',
      'should resemble|resemble|should look like|will resemble|appears as if|appear as if|appears to have been|appear to have been|you should be left with|be left with|the result should be|the end result|enhancing|refine the shape|to refine|such that it appears',
    ],
  ],
}
