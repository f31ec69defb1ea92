/** "Both share the same center, so all four arms stick out by the same amount": what being in the middle comes to. */
import { where } from '../text/heard.ts'
import { findSpoken } from '../text/spoken.ts'

const ALIKE =
  /(?<=(?:^| )(?:cent(?:er|re)|cent(?:er|re)ed|centers|centres|middle|midpoints?|symmetrical|symmetrically)(?: .*)?)(?: ,)? so (?:that )?(?:all|both|each|the|its)(?: of)?(?: the| its)?(?: (?:two|three|four|five|six|eight))? (?:arms?|ends?|sides?|wings?|legs?|halves) (?:sticks?|extends?|projects?|reach|reaches|protrudes?|stands?|overhangs?|is|are)(?: out| outwards?| over| beyond it| past it)* (?:(?:by )?(?:the same|an equal)(?: amount| distance| length)?|equally(?: far| long)?|(?:the same|equal) (?:length|amount))(?: on (?:both|all|each) sides?| in (?:each|every) direction)?(?= [,.;]|$)/u

export const withArmsAlike = where([' so ', ' same | equal'], (sentences) =>
  sentences.map((items) => {
    const found = findSpoken(items, ALIKE)
    return found ? items.toSpliced(found.from, found.to - found.from + 1) : items
  }),
)
