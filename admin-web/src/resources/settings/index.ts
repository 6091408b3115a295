import type { ResourceProps } from 'react-admin';
import { SettingsPage } from './settings-page';

export default { name: 'settings', list: SettingsPage } satisfies ResourceProps;
