import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useAllContests } from '../../components/use-all-contests';
import { siteZone } from '../../lib/site-zone';
import { siteTextSentences as t } from './sentences';
import { bannerWait } from './banner-wait';
import { TextField } from './fields/text-field';
import { TextGroup } from './fields/text-group';
import { TextPair } from './fields/text-pair';

export function BannerFields() {
  const zone = t.inZone(siteZone());
  const texts = useWatch({ name: ['bannerText', 'bannerTextMalayalam'] });
  // A banner without its time cannot be saved.
  const required = texts.some((text) => text !== '');
  const time = { type: 'datetime-local', helperText: zone, slotProps: shrunk, required };

  return (
    <TextGroup title={t.sections.banner} hint={t.hints.banner}>
      <TextPair source="bannerText" />
      <TextField source="bannerFrom" {...time} />
      <TextField source="bannerUntil" {...time} />
      <TextField source="bannerLink" helperText={t.bannerLinkHint} />
      <BannerWait />
    </TextGroup>
  );
}

function BannerWait() {
  const [bannerLink = '', bannerFrom = '', bannerUntil = ''] = useWatch({
    name: ['bannerLink', 'bannerFrom', 'bannerUntil'],
  }) as string[];
  const { data: contests } = useAllContests();
  return (
    <Box role="status" sx={waitSx}>
      {contests && bannerWait({ bannerLink, bannerFrom, bannerUntil }, contests, location.origin)}
    </Box>
  );
}

const shrunk = { inputLabel: { shrink: true } };
const waitSx = { maxWidth: '66ch', overflowWrap: 'anywhere', '&:empty': { display: 'none' } };
