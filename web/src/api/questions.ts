import type { BoardId } from '@mungchi/contract';
import { answerQuestion, askQuestion, boardNews, dropQuestion, questions } from '@mungchi/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { boardQuery } from './boards';
import { call } from './call';
import { useTopic } from './live/use-topic';
import { endpointQuery, readNews } from './query-client';

export const questionsQuery = (boardId: BoardId) => endpointQuery(questions, { params: { boardId } });

/** What was asked about a purchase, followed while it is shown. */
export function useQuestions(boardId: BoardId) {
  const queries = useQueryClient();
  useTopic(boardNews, { boardId }, (news) => {
    if (news.questions !== undefined) void readNews(queries, questionsQuery(boardId).queryKey);
  });
  return useQuery(questionsQuery(boardId));
}

export function useQuestionVerbs(boardId: BoardId) {
  const queries = useQueryClient();
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: boardQuery(boardId).queryKey });
    return queries.invalidateQueries({ queryKey: questionsQuery(boardId).queryKey });
  };
  const params = (questionId: number) => ({ boardId, questionId: String(questionId) });
  return {
    ask: useMutation({
      mutationFn: (text: string) => call(askQuestion, { params: { boardId }, body: { text } }),
      onSettled,
    }).mutateAsync,
    answer: useMutation({
      mutationFn: ({ id, text }: { id: number; text: string }) =>
        call(answerQuestion, { params: params(id), body: { text } }),
      onSettled,
    }).mutateAsync,
    drop: useMutation({
      mutationFn: (id: number) => call(dropQuestion, { params: params(id) }),
      onSettled,
    }).mutateAsync,
  };
}
