/** The service as whoever runs it sees it; `operator.ts` is for whoever looks after its accounts. */
export { type Config, ConfigError, readConfig } from './config.ts'
export { createLog } from './observability/log.ts'
export { openService, type Role, roles, type Service } from './service.ts'
