/** The sentences in which a body, a feature and its place are told. */
import { type Chance, capital } from './composed.ts'

/** A feature with its place. */
export interface Phrase {
  feature: string
  place: string
  several: boolean
  cut: boolean
}

export interface Words extends Phrase {
  host: string
  hostNoun: string
}

type Sentence = (words: Words, chance: Chance) => string

const are = ({ several }: Phrase): string => (several ? 'are' : 'is')

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

type Pair = (host: string, noun: string, first: Phrase, second: Phrase) => string

const told = ({ feature, place }: Phrase): string => `${feature} ${place}`
const order = ({ cut }: Phrase): string => (cut ? 'cut' : 'add')

/** Two features of one body, in one breath or one after the other. */
export const PAIRED: readonly Pair[] = [
  (host, _, a, b) => `${capital(host)} with ${told(a)} and ${told(b)}.`,
  (host, _, a, b) => `${capital(host)}, with ${told(a)}, and with ${told(b)}.`,
  (host, _, a, b) => `${capital(host)}. It has ${told(a)} and ${told(b)}.`,
  (host, _, a, b) => `${capital(host)}. It has both ${told(a)} and ${told(b)}.`,
  (host, _, a, b) => `${capital(host)}. It has ${told(a)}. It also has ${told(b)}.`,
  (host, noun, a, b) => `${capital(host)}. The ${noun} has ${told(a)} as well as ${told(b)}.`,
  (host, _, a, b) =>
    `${capital(host)}. There ${are(a)} ${told(a)}. Additionally, there ${are(b)} ${told(b)}.`,
  (host, _, a, b) =>
    `${capital(host)}. ${capital(a.feature)} ${are(a)} located ${a.place}, and ${b.feature} ${are(b)} located ${b.place}.`,
  (host, _, a, b) =>
    `${capital(host)}. ${capital(a.place)}, there ${are(a)} ${a.feature}. ${capital(b.place)}, there ${are(b)} ${b.feature}.`,
  (host, _, a, b) => `${capital(host)} with ${told(a)}. ${capital(order(b))} ${told(b)}.`,
  (host, _, a, b) => `Create ${host}. ${capital(order(a))} ${told(a)}, then ${order(b)} ${told(b)}.`,
  (host, _, a, b) => `Start with ${host}. ${capital(order(a))} ${told(a)} and ${order(b)} ${told(b)}.`,
  (host, _, a, b) => `Make ${host}. First, ${order(a)} ${told(a)}. Next, ${order(b)} ${told(b)}.`,
  (host, _, a, b) => `${capital(host)}:\n- ${told(a)}\n- ${told(b)}`,
  (host, _, a, b) =>
    `1. Make ${host}.\n2. ${capital(order(a))} ${told(a)}.\n3. ${capital(order(b))} ${told(b)}.`,
]
