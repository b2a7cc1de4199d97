import type { ServerResponse } from 'node:http';
import { sendJson } from '../exchange.ts';

export interface ApiError {
  message: string;
  field: string | null;
  help: string | null;
}

export const apiError = (
  message: string,
  field: string | null = null,
  help: string | null = null,
): ApiError => ({
  message,
  field,
  help,
});

export const REVOKED = apiError('The provided authorization grant is invalid, expired, or revoked');
export const FORBIDDEN = apiError('access forbidden');
export const NOT_FOUND = apiError('Not found');

export function refuse(res: ServerResponse, status: number, ...errors: ApiError[]): void {
  sendJson(res, status, { errors });
}
