import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';
import { reasonsRoutes } from './reasons/reasons-routes';

const { loadFailed } = translations.settings;

export default {
  name: 'settings',
  list: onDemand('settings-page', loadFailed, async () => (await import('./settings-page')).SettingsPage),
  children: reasonsRoutes,
} satisfies ResourceProps;
