import { Icon, type IconName } from '../parts/icon.tsx'
import { Segments } from '../parts/segments.tsx'
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts'

const FACES: Record<Theme, { label: string; icon: IconName }> = {
  system: { label: 'As the system', icon: 'system' },
  light: { label: 'Light', icon: 'sun' },
  dark: { label: 'Dark', icon: 'moon' },
}

/** `wordless`: pictures alone, where there is little room. */
export const ThemeSwitch = ({ wordless = false }: { wordless?: boolean }) => (
  <Segments
    label="Theme"
    value={useTheme()}
    onChoose={chooseTheme}
    choices={themes.map((theme) => ({
      value: theme,
      label: FACES[theme].label,
      ...(wordless && { face: <Icon name={FACES[theme].icon} /> }),
    }))}
  />
)
