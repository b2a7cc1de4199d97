/** A template with the words that it has now. */
export interface StoredTemplate {
  id: number;
  name: string;
  /** Written in onboarding's last step, or here; both change the same words. */
  isOnboarding: boolean;
  /** Null until it has words: the one of an onboarding that isn't finished. */
  current: TemplateVersion | null;
}

export interface TemplateVersion {
  id: number;
  templateId: number;
  version: number;
  subject: string | null;
  body: string;
  createdAt: Date;
}
