export { Cadwright, CadwrightError, type ClientOptions, type ListOptions, type Submission } from './client.ts'
export type { Brainstorm, Job, JobPage } from './job.ts'
export { verifyWebhook, type WebhookFault, type WebhookHeaders } from './webhook.ts'
