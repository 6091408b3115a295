import { Button, Typography } from '@mui/material';
import { PageHeader } from '../../../components/page-header';
import { Loaded } from '../../../components/loaded';
import { setUpPath } from '../../../lib/places';
import { useVisibility } from '../../../visibility/use-visibility';
import { placeSentences } from '../../../lib/place-sentences';
import { settingsSentences } from '../sentences';
import { SettingsGroup } from '../settings-group';
import { useSettings } from '../use-settings';
import { ExampleSettings } from './example-settings';
import { VisibilitySettings } from './visibility-settings';

const t = settingsSentences;

/** The settings of the whole site: visibility, languages and time zone. */
export function SiteSettings() {
  const { data: visibility } = useVisibility();
  const query = useSettings();
  return (
    <>
      <PageHeader
        title={placeSentences.siteSettings}
        sentence={visibility ? (visibility.isPublic ? t.site.isPublic : t.site.isNotPublic) : null}
      />
      <Typography sx={{ mb: 3, maxWidth: '66ch', color: 'text.secondary' }}>{t.site.intro}</Typography>
      <VisibilitySettings />
      <ExampleSettings />
      <SettingsGroup title={t.languages.heading} sentences={[t.languages.address, t.languages.choice]} />
      <Loaded query={query} failure={t.loadFailed}>
        {({ timeZone }) =>
          timeZone && (
            <SettingsGroup title={t.timeZone.heading} sentences={[t.timeZone.meaning(timeZone)]}>
              {/* A page of the site, outside of the console's routes. */}
              <Button variant="outlined" href={setUpPath('name')}>
                {t.timeZone.set}
              </Button>
            </SettingsGroup>
          )
        }
      </Loaded>
    </>
  );
}
