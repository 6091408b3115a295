export interface Entry {
  id: string;
  contestId: string;
  contestTitle: string;
  name: string;
  email: string;
  videoId: string;
  youtubeUrl: string;
  status: EntryStatus;
  viewCount: number;
  viewsRefreshedAt: string | null;
  viewsError: string | null;
  photoUrl: string | null;
  photoCardUrl: string | null;
  submittedAt: string;
  updatedAt: string;
}
export type EntryStatus = 'pending' | 'approved' | 'rejected';
export interface EntryStatusCounts {
  pending: number;
  approved: number;
  rejected: number;
  total: number;
}
export interface Song {
  id: string;
  title: string;
  titleMalayalam: string | null;
  artist: string;
  coverUrl: string | null;
  releaseDate: string | null;
  createdAt: string;
  upvotes: number;
  downvotes: number;
  downloadCount: number;
  playCount: number;
  processing: 'pending' | 'done' | 'failed';
  durationSeconds: number | null;
}
export interface Email {
  id: string;
  template: string;
  toAddress: string;
  subject: string;
  status: EmailStatus;
  delivery: 'smtp' | 'kept' | null;
  attempts: number;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
}
export type EmailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed';
export interface EmailDetail extends Email {
  html: string;
  text: string;
}
export interface Analytics {
  entries: EntryStatusCounts;
  approvalRate: number;
  averageViews: number;
  songs: {
    id: string;
    title: string;
    artist: string;
    upvotes: number;
    downvotes: number;
    downloadCount: number;
    playCount: number;
    createdAt: string;
  }[];
  interactions: { upvote: number; downvote: number; download: number; play: number; total: number };
}
