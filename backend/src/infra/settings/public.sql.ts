/** What the owner has set, in one row. Others may read it, and a restore brings it back. */
export const SITE_SETTINGS = 'site_settings';
