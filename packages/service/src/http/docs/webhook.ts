/** What a receiver gets, described for readers and for machines. */

export const WEBHOOK_HEADERS: readonly { name: string; holds: string; example: string }[] = [
  {
    name: 'X-Service-Signature',
    holds:
      '“sha256=” and, in hex, the HMAC-SHA256 under the signing secret of the timestamp, a full stop and the body',
    example: 'sha256=6f0c…',
  },
  {
    name: 'X-Service-Timestamp',
    holds: 'unix seconds; refuse what is more than 300 s away',
    example: '1794735000',
  },
  {
    name: 'X-Service-Delivery',
    holds: 'the same for every attempt, to recognise what you already have',
    example: '1f3870be-2741-4b8c-9d5e-0c5a6d1f2e33',
  },
]

/** The section `webhooks` of OpenAPI 3.1. */
export const webhookDescription = {
  jobFinished: {
    post: {
      operationId: 'jobFinished',
      summary: 'A job has ended',
      description:
        'Sent to the callback_url of a submission: up to five attempts, 2, 4, 8 and 16 s apart, until a 2xx answers within 15 s.',
      tags: ['Jobs'],
      security: [],
      parameters: WEBHOOK_HEADERS.map(({ name, holds, example }) => ({
        name,
        in: 'header' as const,
        required: true,
        description: holds,
        schema: { type: 'string' as const },
        example,
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              oneOf: ['SuccessfulJob', 'FailedJobNotice'].map((name) => ({
                $ref: `#/components/schemas/${name}`,
              })),
            },
          },
        },
      },
      responses: {
        '2XX': { description: 'Taken; nothing more is sent' },
        '5XX': {
          description: 'Sent again, as after no answer, 408, 425 and 429; every other answer ends it',
        },
      },
    },
  },
}
