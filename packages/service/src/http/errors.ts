/** Every fault leaves as the body of 2.4: expected ones with their own words, unexpected ones without any of theirs. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ServiceError } from '../errors.ts'

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(reply, request, error))
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, request, new ServiceError('not_found', 'There is nothing here')),
  )
}

export function sendError(reply: FastifyReply, request: FastifyRequest, error: unknown): FastifyReply {
  const known = serviceErrorOf(error)
  if (known.status >= 500) request.log.error({ err: error }, 'the request failed unexpectedly')
  return reply
    .code(known.status)
    .headers(known.headers)
    .type('application/json')
    .send(JSON.stringify(known.body))
}

/** What Fastify refuses before a handler sees it. */
const FRAMEWORK_REFUSALS: Record<string, ServiceError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new ServiceError('body_too_large', 'The body is too large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ServiceError('invalid_input', 'Content-Type must be application/json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new ServiceError(
    'invalid_input',
    'The body must be a JSON object; it is empty',
  ),
  FST_ERR_BAD_URL: new ServiceError('not_found', 'There is nothing here'),
  FST_ERR_MAX_PARAM_LENGTH: new ServiceError('not_found', 'There is nothing here'),
}

export function serviceErrorOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    return new ServiceError(
      'invalid_input',
      `${fieldOf(error.validationContext, first?.instancePath)} ${first?.message}`,
    )
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const refusal = FRAMEWORK_REFUSALS[code]
  if (refusal) return refusal
  if (statusCode >= 400 && statusCode < 500)
    return new ServiceError('invalid_input', 'The body is not valid JSON')
  return new ServiceError('internal_error', 'Something went wrong on our side; please try again')
}

/** Headers are named as people write them, the rest as it was sent; the body itself where no field is at fault. */
function fieldOf(context: string | undefined, path = '/'): string {
  const field = path.split('/')[1] ?? ''
  if (context === 'headers') return field.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
  return field || 'The body'
}
