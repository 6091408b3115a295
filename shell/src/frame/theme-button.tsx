import { translations } from '../translations';
import { Icon, icons } from './icon';
import { useTheme } from './use-theme';

/** Goes through the themes. In the sheet it says the present one. */
export function ThemeButton({
  className,
  hasText = false,
}: {
  className: string | undefined;
  hasText?: boolean;
}) {
  const { theme, cycleTheme } = useTheme();
  const name = translations.theme[theme];
  return (
    <button
      type="button"
      className={className}
      aria-label={hasText ? undefined : name}
      title={hasText ? undefined : name}
      onClick={cycleTheme}
    >
      <Icon d={icons[theme]} />
      {hasText && name}
    </button>
  );
}
