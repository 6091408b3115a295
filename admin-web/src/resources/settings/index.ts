import type { ResourceProps } from 'react-admin';
import { SettingsPage } from './settings-page';

export const settings: ResourceProps = { name: 'settings', list: SettingsPage };
