/** The sentences in which a body, a feature and its place are told. */
import { type Chance, capital } from './composed.ts'

export interface Words {
  host: string
  hostNoun: string
  feature: string
  place: string
  several: boolean
  cut: boolean
}

type Sentence = (words: Words, chance: Chance) => string

const are = ({ several }: Words): string => (several ? 'are' : 'is')

export const SENTENCES: readonly Sentence[] = [
  ({ host, feature, place }) => `${capital(host)} with ${feature} ${place}.`,
  ({ host, feature, place }) => `Create ${host} with ${feature} ${place}.`,
  ({ host, feature, place }) => `${capital(host)}. It has ${feature} ${place}.`,
  ({ host, hostNoun, feature, place }) => `${capital(host)}. The ${hostNoun} has ${feature} ${place}.`,
  (words) => `${capital(words.host)}. There ${are(words)} ${words.feature} ${words.place}.`,
  (words) => `${capital(words.host)}. ${capital(words.feature)} ${are(words)} located ${words.place}.`,
  ({ host, feature, place, cut }, chance) =>
    `${capital(host)}. ${chance.of(cut ? ['Cut', 'Make', 'Add'] : ['Add', 'Place', 'Put'])} ${feature} ${place}.`,
  ({ host, feature, place, cut }, chance) =>
    `${capital(host)}. ${capital(place)}, ${chance.of(cut ? ['cut', 'make'] : ['add', 'place'])} ${feature}.`,
  ({ host, feature, place, cut }) =>
    `Make ${host}. On the top face, ${cut ? 'cut' : 'add'} ${feature} ${place}.`,
  ({ host, feature, place, cut }, chance) =>
    `Start with ${host}. Then ${chance.of(cut ? ['cut', 'make'] : ['add', 'place', 'attach'])} ${feature} ${place}.`,
  (words) =>
    words.cut
      ? `${capital(words.host)}. ${capital(words.feature)} ${are(words)} cut into the ${words.hostNoun} ${words.place}.`
      : `${capital(words.host)}. ${capital(words.feature)} ${words.several ? 'rise' : 'rises'} from the top of the ${words.hostNoun} ${words.place}.`,
  ({ host, feature, place, cut }) =>
    `${capital(host)}, ${cut ? 'with' : 'carrying'} ${feature} placed ${place}.`,
]
