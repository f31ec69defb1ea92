/** Everything that the dashboard asks of the service, behind one gate. */
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Api } from '../app.ts'
import type { SessionCookie } from '../session-cookie.ts'
import { type AccountOptions, accountRoutes } from './account.ts'
import { billingRoutes } from './billing.ts'
import { type DashboardDeliveriesOptions, dashboardDeliveryRoutes } from './deliveries.ts'
import { type FormatOptions, formatRoutes } from './formats.ts'
import { createGate } from './gate.ts'
import { type DashboardJobsOptions, dashboardJobRoutes } from './jobs.ts'
import { dashboardKeyRoutes } from './keys.ts'
import { type OperatorScreenOptions, operatorScreenRoutes } from './operator.ts'

export type DashboardOptions = AccountOptions &
  DashboardJobsOptions &
  DashboardDeliveriesOptions &
  FormatOptions &
  OperatorScreenOptions & { cookie: SessionCookie; clock: () => Date }

export function dashboardRoutes(app: Api, options: DashboardOptions): void {
  // Loaded with the app, before it listens.
  void app.register(async (scope) => {
    const dashboard = scope.withTypeProvider<ZodTypeProvider>()
    dashboard.addHook('onRequest', createGate(options.cookie, options.baseUrl))
    accountRoutes(dashboard, options)
    dashboardJobRoutes(dashboard, options)
    formatRoutes(dashboard, options)
    dashboardKeyRoutes(dashboard, options)
    dashboardDeliveryRoutes(dashboard, options)
    billingRoutes(dashboard, options)
    operatorScreenRoutes(dashboard, options)
  })
}
