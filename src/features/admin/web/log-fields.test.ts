import { expect, it } from 'vitest';
import { fieldsOf, gistOf } from './log-fields.ts';

it('shows nested fields by their path, and says the telling ones first', () => {
  const fields = fieldsOf(
    '{"runId":"7","err":{"type":"Error","message":"refused","stack":"a\\nb"},"status":500,"tags":[1]}',
  );
  expect(fields).toContainEqual({ name: 'err.stack', value: 'a\nb' });
  expect(fields).toContainEqual({ name: 'tags', value: '[1]' });
  expect(gistOf(fields)).toBe('500 · refused');
});

it('shows a line that was cut as it stands', () => {
  expect(fieldsOf('{"err":{"stack":"aaa')).toEqual([{ name: 'fields', value: '{"err":{"stack":"aaa' }]);
});
