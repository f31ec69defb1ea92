import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type DeliveryFilters as Filters, keysQuery } from '../../api/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Select } from '../../parts/field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { said } from '../../search.ts'
import { DELIVERY_STATE } from '../../words/labels.ts'

const route = getRouteApi('/webhooks')

export function DeliveryFilters() {
  const { key, state } = route.useSearch()
  const search = said({ key, state })
  const navigate = route.useNavigate()
  const { data } = useQuery(keysQuery)
  const set = (change: { [Name in keyof Filters]?: string }) =>
    void navigate({ search: (before) => ({ ...before, ...change }) as Filters, replace: true })
  const states = Object.entries(DELIVERY_STATE).map(([value, label]) => ({ value, label }))
  const keys = data?.keys.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <search className="delivery-filters">
      <Select
        aria-label="State"
        value={search.state ?? ''}
        choices={[{ value: '', label: 'Every state' }, ...states]}
        onChoose={(state) => set({ state })}
      />
      <Select
        aria-label="API key"
        value={search.key ?? ''}
        choices={[{ value: '', label: 'Every key' }, ...keys]}
        onChoose={(key) => set({ key })}
      />
      {Object.keys(search).length > 0 && (
        <Button kind="bare" onClick={() => void navigate({ search: {}, replace: true })}>
          <Icon name="cross" size={14} /> Clear
        </Button>
      )}
    </search>
  )
}
