"""The processes of a submission, as the evaluator holds them: how they are started, limited, stopped and ended."""
