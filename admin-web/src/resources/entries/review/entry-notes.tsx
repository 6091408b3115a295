import { Box, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { Loaded } from '../../../components/loaded';
import { Toast } from '../../../components/toast';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { reasonOf } from '../../../lib/reason-of';
import { noteRequests, type EntryNote } from '../api';
import { entrySentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import { NoteForm } from './note-form';
import { ReviewSection } from './review-section';

const t = entrySentences.notes;

/** The private notes of staff about an entry. */
export function EntryNotes({ id }: { id: string }) {
  const requests = useRequests(noteRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = ['entries', 'notes', id];
  const query = useQuery({ queryKey, queryFn: () => requests.listNotes(id), staleTime: 0 });
  const [asked, setAsked] = useState<EntryNote | null>(null);
  const show = (notes: EntryNote[]) => queryClient.setQueryData(queryKey, notes);
  const removal = useMutation({
    mutationFn: (note: EntryNote) => requests.deleteNote(id, note.id),
    onSuccess: show,
    onError: (error) => notify(<Toast title={t.deleteFailed} text={reasonOf(error)} />, { type: 'error' }),
  });

  return (
    <ReviewSection title={t.title} hint={t.hint}>
      <Loaded query={query} failure={t.loadFailed}>
        {(notes) => (
          <Box component="ul" aria-label={t.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {notes.map((note) => (
              <Box component="li" key={note.id} sx={noteSx}>
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.body}</Box>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t.by(note.author, formatDateTime(note.createdAt))}
                  {note.mayDelete && (
                    <Button
                      aria-label={t.deleteOf(note.author)}
                      onClick={() => setAsked(note)}
                      sx={{ ml: 1 }}
                    >
                      {commonSentences.delete}
                    </Button>
                  )}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
      <NoteForm id={id} onAdded={show} />
      <ConfirmDialog
        label={commonSentences.delete}
        title={t.deleteTitle}
        text={asked?.body ?? ''}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && removal.mutate(asked)}
      />
    </ReviewSection>
  );
}

const noteSx = { py: 1, borderTop: '1px solid var(--line)' };
