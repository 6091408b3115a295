import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Fold } from '../../../components/fold';
import { factsSx } from '../../../lib/facts-styles';
import type { RetentionKind } from '../api';
import { dataSentences } from '../sentences';
import { forecastInWords } from '../in-words';
import { TermDialog } from './term-dialog';

const t = dataSentences.kinds;

/** A kind of personal data: why it is kept and for how long, and what the next nights delete of it. */
export function Kind({ kind }: { kind: RetentionKind }) {
  const { what, basis, from, end, term } = kind;
  const [isOpen, setOpen] = useState(false);
  const [isEditing, setEditing] = useState(false);

  return (
    <Fold
      heading="h4"
      title={what}
      state={term ? t.days(term.days) : undefined}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <Box component="dl" sx={{ ...factsSx, maxWidth: '66ch' }}>
        {term ? (
          <>
            <Fact label={t.term}>
              {t.days(term.days)}
              {term.min < term.max && (
                <>
                  <Button aria-label={t.changeOf(what)} onClick={() => setEditing(true)} sx={{ ml: 1 }}>
                    {t.change}
                  </Button>
                  <TermDialog kind={kind} term={term} isOpen={isEditing} onClose={() => setEditing(false)} />
                </>
              )}
            </Fact>
            <Fact label={t.from}>{asSentence(from)}</Fact>
          </>
        ) : (
          <Fact label={t.kept}>{asSentence(from)}</Fact>
        )}
        <Fact label={t.end}>{end}</Fact>
        <Fact label={t.basis}>{basis}</Fact>
        {term && <Fact label={t.forecast}>{forecastInWords(kind)}</Fact>}
      </Box>
    </Fold>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
