import type { DeliverySummary, JobSummary } from '@cadwright/service/dashboard'
import { DELIVERY_STATE, JOB_STATUS } from '../words/labels.ts'
import './status-badge.css'

type Tone = 'good' | 'bad' | 'busy' | 'still' | 'warn'

/** A dot and a word: never the colour alone. */
export const Badge = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`badge ${tone}`}>{children}</span>
)

const JOB_TONE: Record<JobSummary['status'], Tone> = {
  queued: 'still',
  processing: 'busy',
  success: 'good',
  failed: 'bad',
}
export const StatusBadge = ({ status }: { status: JobSummary['status'] }) => (
  <Badge tone={JOB_TONE[status]}>{JOB_STATUS[status]}</Badge>
)

const DELIVERY_TONE: Record<DeliverySummary['state'], Tone> = {
  pending: 'busy',
  delivered: 'good',
  given_up: 'bad',
}
export const DeliveryBadge = ({ state }: { state: DeliverySummary['state'] }) => (
  <Badge tone={DELIVERY_TONE[state]}>{DELIVERY_STATE[state]}</Badge>
)
