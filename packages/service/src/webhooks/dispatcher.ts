/** Sends what is due, apart from the jobs: whoever hangs here holds up nobody but himself. */
import { type Keyring, signingSecretOf } from '../accounts/keys.ts'
import { pause } from '../jobs/patience.ts'
import type { Log } from '../observability/log.ts'
import type { WebhookResult } from '../observability/metrics.ts'
import { type Claimed, type ClaimLimits, claimDue, nextDueMs, recordAttempt } from './deliveries.ts'
import { verdict } from './schedule.ts'
import type { Sender } from './send.ts'
import { signedHeaders } from './sign.ts'

export interface DispatcherOptions {
  keyring: Keyring
  sender: Sender
  log: Log
  /** By which claims are told from those of dead workers. */
  workerNumber: () => number
  observe: (result: WebhookResult) => void
  clock?: () => Date
}

export interface Dispatcher {
  /** Something has fallen due. */
  wake(): void
  /** Sends no more. What a receiver has not answered within the grace is left to whoever starts next, uncounted. */
  close(options: { graceMs: number }): Promise<void>
}

/** Hanging connections are cheap; what is bounded is how many of them one host or one account can hold. */
const IN_FLIGHT = 1_000
const PER_HOST = 20
const PER_ACCOUNT = 100
const PER_TROUBLED_HOST = 2
const TROUBLE_MS = 60_000
const LONGEST_SLEEP_MS = 500
const SHORTEST_SLEEP_MS = 20

const OUTCOMES: Record<'delivered' | 'retry' | 'given_up', WebhookResult> = {
  delivered: 'delivered',
  retry: 'retried',
  given_up: 'given_up',
}

export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { keyring, log } = options
  const { db } = keyring
  const closing = new AbortController()
  const inFlight = new Set<Promise<void>>()
  const troubled = new Map<string, number>()
  let alarm = new AbortController()
  const wake = () => alarm.abort()

  const limits = (): ClaimLimits => {
    for (const [host, until] of troubled) if (until < performance.now()) troubled.delete(host)
    return {
      most: IN_FLIGHT - inFlight.size,
      perHost: PER_HOST,
      perAccount: PER_ACCOUNT,
      troubledHosts: [...troubled.keys()],
      perTroubledHost: PER_TROUBLED_HOST,
    }
  }

  function launch(delivery: Claimed): void {
    const sending = deliver(options, delivery, closing.signal)
      .then((answered) => {
        if (answered) troubled.delete(delivery.host)
        else troubled.set(delivery.host, performance.now() + TROUBLE_MS)
        return undefined
      })
      .catch((error: unknown) =>
        log.warn({ err: error, deliveryId: delivery.id }, 'a delivery could not be recorded'),
      )
      .finally(() => {
        inFlight.delete(sending)
        wake()
      })
    inFlight.add(sending)
  }

  async function round(): Promise<number> {
    const claimed = inFlight.size < IN_FLIGHT ? await claimDue(db, options.workerNumber(), limits()) : []
    for (const delivery of claimed) launch(delivery)
    if (claimed.length > 0) return SHORTEST_SLEEP_MS
    return Math.min(Math.max((await nextDueMs(db)) ?? LONGEST_SLEEP_MS, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS)
  }

  async function attend(): Promise<void> {
    while (!closing.signal.aborted) {
      let sleepMs = LONGEST_SLEEP_MS
      alarm = new AbortController()
      try {
        sleepMs = await round()
      } catch (error) {
        log.warn({ err: error }, 'due webhooks could not be looked for')
      }
      // Answers that come in a burst are followed by one look, not by one each.
      await pause(SHORTEST_SLEEP_MS, closing.signal)
      await pause(sleepMs - SHORTEST_SLEEP_MS, AbortSignal.any([alarm.signal, closing.signal]))
    }
  }

  const attending = attend()
  return {
    wake,
    async close({ graceMs }) {
      closing.abort()
      await attending
      const grace = new AbortController()
      await Promise.race([Promise.all(inFlight), pause(graceMs, grace.signal)])
      grace.abort()
      await options.sender.close()
      await Promise.all(inFlight)
    },
  }
}

/** Whether the receiver answered at all. */
async function deliver(
  options: DispatcherOptions,
  delivery: Claimed,
  closing: AbortSignal,
): Promise<boolean> {
  const { keyring, sender, observe, clock = () => new Date() } = options
  // Looked up for every attempt: a secret that was rotated meanwhile counts from now on.
  const secret = await signingSecretOf(keyring, delivery.apiKeyId)
  const startedAt = clock()
  const sent = await sender.send(
    delivery.url,
    {
      'Content-Type': 'application/json',
      'User-Agent': 'Service-Webhook/1.0',
      'X-Service-Delivery': delivery.id,
      ...signedHeaders(secret, delivery.body, startedAt),
    },
    delivery.body,
  )
  const answered = 'status' in sent.result
  // Cut off by us, not by the receiver: nobody knows what came of it, so it does not count.
  if (!answered && closing.aborted) return true
  const next = verdict(delivery.attempt, sent.result)
  await recordAttempt(keyring.db, delivery, { startedAt, sent, next })
  observe(OUTCOMES[next.kind])
  return answered
}
