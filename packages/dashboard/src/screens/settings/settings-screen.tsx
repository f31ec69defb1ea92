import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/queries.ts'
import { ThemeSwitch } from '../../frame/theme-switch.tsx'
import { Page, Section } from '../../parts/page.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsSection } from './sessions-section.tsx'
import './settings.css'

export function SettingsScreen() {
  const { data: me } = useQuery(meQuery)
  return (
    <Page title="Settings" about={me && `Account ${me.email}`}>
      <div className="settings">
        <Section title="Appearance" about="Kept in this browser.">
          <ThemeSwitch />
        </Section>
        <Section title="Password" about="Changing it signs you out everywhere else.">
          <PasswordForm email={me?.email ?? ''} />
        </Section>
        <SessionsSection />
      </div>
    </Page>
  )
}
