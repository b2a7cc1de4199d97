import { AppError } from '../../../kernel/errors.ts';

export const noSuchBrand = (): AppError => new AppError('not_found', 'There is no such brand.');
