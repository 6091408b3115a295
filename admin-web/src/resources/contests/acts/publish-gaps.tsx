import type { Schemas } from '@paattu/api-client';
import { Box, Link, Typography } from '@mui/material';
import { lineLinkSx } from '../../../lib/link-styles';
import { MakePublic } from '../../../visibility/make-public';
import type { Contest } from '../api';
import { contestSentences as t } from '../sentences';
import type { ContestField } from '../contest-draft';
import { RulesLink } from './rules-link';

type Gap = Schemas['ErrorDetailDto'];

interface Props {
  contest: Contest;
  gaps: Gap[];
  onCorrect: (field: ContestField) => void;
  onPublicSite: () => void;
}

/** All that keeps the contest from being published: each sentence with links to its fields, or to the rules, or with the press that makes the site public. */
export function PublishGaps({ contest, gaps, onCorrect, onPublicSite }: Props) {
  const sentences = [...new Set(gaps.map(({ message }) => message))];

  return sentences.map((sentence) => {
    const found = gaps.filter(({ message }) => message === sentence);
    if (found.some(({ code }) => code === 'PUBLIC_SITE_NEEDED'))
      return (
        <Box key={sentence} sx={{ mt: 1 }}>
          <Typography sx={{ mb: 1 }}>{sentence}</Typography>
          <MakePublic nextContest={contest.title} onDone={onPublicSite} />
        </Box>
      );
    const isMissing = found.some(({ code }) => code === 'MISSING_INFORMATION');
    const fields = found
      .map(({ field }) => field)
      .filter((field): field is ContestField => field in t.fields);
    return (
      <Box key={sentence} sx={{ mt: 1 }}>
        <Typography>{isMissing ? t.missing : sentence}</Typography>
        <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
          {fields.map((field) => (
            <li key={field}>
              <Link component="button" type="button" onClick={() => onCorrect(field)} sx={lineLinkSx}>
                {t.fields[field]}
              </Link>
            </li>
          ))}
          {fields.length === 0 && (
            <li>
              <RulesLink contest={contest}>{t.editRules}</RulesLink>
            </li>
          )}
        </Box>
      </Box>
    );
  });
}
