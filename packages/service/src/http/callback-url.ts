/** Which addresses a webhook may be sent to, as far as an address alone can tell (design 6). */
import ipaddr from 'ipaddr.js'
import { isPublicAddress, withoutBrackets } from '../webhooks/addresses.ts'

const LONGEST = 2048

/** What is wrong with a `callback_url`. Names are looked up and judged at delivery, on every connection. */
export function callbackUrlFault(
  text: string,
  { allowPrivate }: { allowPrivate: boolean },
): string | undefined {
  if (text.length > LONGEST) return `must have at most ${LONGEST} characters; this one has ${text.length}`
  const url = URL.parse(text)
  // In the text itself: a URL parser also mends `https:host`, `https:///host` and stray blanks, which are no addresses.
  if (url?.protocol !== 'https:' || !/^https:\/\/[^/\\\s][^\s\p{Cc}]*$/iu.test(text))
    return 'must be an absolute https:// address'
  if (url.username || url.password) return 'must not hold a user name or a password'
  if (!allowPrivate && !isPublic(url.hostname)) return 'must not point at a private or local address'
  return undefined
}

/** The parser has already turned `127.1`, `0x7f.1` and `2130706433` into the address they mean. */
function isPublic(hostname: string): boolean {
  const literal = withoutBrackets(hostname)
  if (ipaddr.isValid(literal)) return isPublicAddress(literal)
  return !/(^|\.)localhost\.?$/.test(hostname)
}
